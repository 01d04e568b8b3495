# What light.py rendered: each group of light denoised by albedo and normals, a little halo (linear, so that sums stay sums), and
# sRGB of the linear light without any curve.   light_groups.py [check]     needs: pip install pyoidn==2.5.1.0 (PYTHONPATH)
import os; os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import sys,cv2,numpy as np
A=os.environ['ART_DIR']+'/light/'; GROUPS=('key','back','ground')
# flat areas at 1600x1000 (x, y, side), where a person looks for noise and the check measures it
FLAT={'key':dict(forehead=(690,270,40),left=(430,420,64),right=(1180,760,64)),'back':dict(crown=(868,296,24),left=(300,500,64)),'ground':dict(disc=(1050,420,64),left=(300,500,64))}
def coded(x): return np.where(x<=.0031308,x*12.92,1.055*np.maximum(x,1e-9)**(1/2.4)-.055)
def linear(v): return np.where(v<=.04045,v/12.92,((v+.055)/1.055)**2.4)
def halo(x):
    s=x.shape[1]/1600; return x*.93+sum(cv2.GaussianBlur(x,(0,0),r*s)*w for r,w in((4,.03),(16,.02),(60,.02)))
def develop():
    from pyoidn import denoise
    read=lambda k: np.ascontiguousarray(cv2.imread(f'{A}{k}-0001.exr',cv2.IMREAD_UNCHANGED)[...,2::-1].astype(np.float32))
    albedo,normal=np.clip(denoise(np.clip(read('albedo'),0,1)),0,1),denoise(read('normal'))
    for g in GROUPS:
        x=halo(denoise(read(g),albedo=albedo,normal=normal,hdr=True,clean_aux=True))
        u=(np.clip(coded(x),0,1)*255+np.random.default_rng(3).uniform(-.5,.5,x.shape)).round().clip(0,255).astype(np.uint8)
        cv2.imwrite(f'{A}light-{g}.png',u[...,::-1]); print(g,'brightest',x.max((0,1)).round(2),flush=True)
def check(files):
    """the noise of each flat area, without its slope; the clipped pixels of the sum; the preset „wywiad” as a still"""
    total=[]
    for g,f in zip(GROUPS,files):
        u=cv2.imread(f)[...,::-1].astype(np.float32); total.append(linear(u/255))
        for name,(x,y,n) in FLAT[g].items():
            t=u[y:y+n,x:x+n].reshape(-1,3); yy,xx=np.mgrid[0:n,0:n]/n; p=np.stack([xx**i*yy**j for i in range(3) for j in range(3-i)],-1).reshape(n*n,-1)
            print(g,name,'%.2f'%(t-p@np.linalg.lstsq(p,t,rcond=None)[0]).std(0).max(),'of 255, mean',t.mean(0).round(),flush=True)
    for name,k in(('wywiad',(.7,.3,.2)),('wyznanie',(.6,.1,0)),('full',(1,1,1))):
        y=sum(t*n for t,n in zip(total,k)); cv2.imwrite(f'{A}still-{name}.png',(np.clip(coded(y),0,1)*255).round().astype(np.uint8)[...,::-1]); print(name,'clipped %.2f %%'%(100*(y.max(-1)>=1).mean()))
if sys.argv[1:]==[]: develop()
check(sys.argv[2:] or [f'{A}light-{g}.png' for g in GROUPS])
