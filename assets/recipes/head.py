# A head and a sweater made of distances: ellipsoids and rods that run into each other, and the surface where the distance
# is nothing. Decimetres; the face looks towards -y, its eyes are at z=0 and closed.   mesh(head,step,box) -> points, quads
import numpy as np
def ell(p,c,r):
    q=[(p[i]-c[i])/r[i] for i in range(3)]; k0=np.sqrt(q[0]**2+q[1]**2+q[2]**2); k1=np.sqrt(sum((q[i]/r[i])**2 for i in range(3)))
    return k0*(k0-1)/np.maximum(k1,1e-6)
def rod(p,a,b,ra,rb=None):
    rb=ra if rb is None else rb; a,b=np.float32(a),np.float32(b); d=b-a; h=np.clip(sum((p[i]-a[i])*d[i] for i in range(3))/max(float(d@d),1e-9),0,1)
    return np.sqrt(sum((p[i]-a[i]-h*d[i])**2 for i in range(3)))-(ra+(rb-ra)*h)
def chain(p,pts,r): return np.minimum.reduce([rod(p,a,b,r) for a,b in zip(pts,pts[1:])])
def add(d,e,k):
    h=np.maximum(k-np.abs(d-e),0)/k; return np.minimum(d,e)-h*h*k*.25
def cut(d,e,k):
    h=np.maximum(k-np.abs(d+e),0)/k; return np.maximum(d,-e)+h*h*k*.25
def head(x,y,z):
    p=(np.abs(x),y,z)
    d=ell(p,(0,.12,.30),(.74,.91,.80))
    d=add(d,ell(p,(0,-.34,.36),(.60,.54,.50)),.30)
    d=add(d,ell(p,(0,-.36,-.33),(.585,.50,.76)),.25)
    # temples, jaw and chin
    d=add(d,ell(p,(.44,-.36,.06),(.20,.26,.30)),.20)
    d=add(d,rod(p,(.43,-.06,-.66),(.17,-.66,-.99),.13,.13),.22)
    d=add(d,ell(p,(0,-.79,-1.0),(.21,.155,.155)),.16)
    # neck
    d=add(d,rod(p,(0,.26,-.75),(0,.46,-2.3),.43,.50),.14)
    d=add(d,rod(p,(0,.56,-.30),(0,.62,-2.0),.38,.42),.22)
    d=add(d,rod(p,(.47,.22,-.50),(.13,-.06,-2.05),.07,.09),.20)
    d=add(d,ell(p,(.37,-.42,-.56),(.17,.24,.28)),.18)
    d=add(d,ell(p,(.47,.02,-.48),(.13,.20,.22)),.22)
    # cheekbones
    d=add(d,ell(p,(.42,-.58,-.20),(.20,.20,.13)),.20)
    d=add(d,rod(p,(.55,-.42,-.15),(.70,.0,-.03),.06,.04),.20)
    # eye sockets, then the ridge of the brow
    d=cut(d,ell(p,(.33,-.97,-.005),(.215,.215,.135)),.12)
    d=cut(d,ell(p,(.16,-.98,.02),(.08,.15,.10)),.12)
    d=add(d,chain(p,[(.11,-.865,.175),(.30,-.85,.225),(.47,-.72,.20),(.58,-.54,.09)],.062),.12)
    # muzzle and nose
    d=add(d,ell(p,(0,-.73,-.67),(.30,.245,.28)),.18)
    d=add(d,rod(p,(0,-.87,.17),(0,-1.065,-.31),.078,.10),.10)
    d=add(d,ell(p,(0,-1.085,-.335),(.108,.110,.098)),.06)
    d=add(d,ell(p,(.112,-.985,-.375),(.080,.115,.085)),.09)
    d=cut(d,ell(p,(.062,-1.04,-.465),(.036,.070,.045)),.03)
    # closed lids: a ball under the skin, its line of lashes
    d=add(d,ell(p,(.315,-.685,-.015),(.165,.150,.140)),.035)
    lid=[(.150,-.800,-.060),(.21,-.822,-.098),(.30,-.838,-.118),(.38,-.826,-.114),(.445,-.785,-.092)]
    d=add(d,chain(p,[(u,v+.012,w+.022) for u,v,w in lid],.020),.03)
    d=cut(d,chain(p,[(u,v-.012,w-.004) for u,v,w in lid],.016),.014)
    # lips
    d=add(d,ell(p,(.070,-.955,-.645),(.125,.070,.050)),.045)
    d=add(d,ell(p,(.0,-.942,-.760),(.150,.075,.060)),.055)
    d=cut(d,chain(p,[(0,-1.015,-.703),(.06,-1.018,-.695),(.14,-.985,-.703),(.22,-.915,-.708),(.26,-.87,-.714)],.012),.030)
    d=cut(d,rod(p,(0,-1.0,-.585),(0,-.965,-.49),.024),.05)
    d=cut(d,rod(p,(0,-.985,-.865),(.12,-.94,-.860),.045),.10)
    # ears
    e=ell(p,(.735,.12,-.08),(.075,.19,.29)); e=cut(e,ell(p,(.80,.08,-.06),(.06,.12,.20)),.05); e=add(e,ell(p,(.74,.02,-.10),(.05,.06,.09)),.05)
    return add(d,e,.07)
def ring(p,c,axis,R,H,r):
    """a rounded drum"""
    n=np.float32(axis)/np.linalg.norm(axis); v=[p[i]-c[i] for i in range(3)]; h=sum(v[i]*n[i] for i in range(3)); w=np.sqrt(np.maximum(v[0]**2+v[1]**2+v[2]**2-h*h,0))
    q=(w-R+r,np.abs(h)-H+r); return np.sqrt(np.maximum(q[0],0)**2+np.maximum(q[1],0)**2)+np.minimum(np.maximum(q[0],q[1]),0)-r
def sweater(x,y,z):
    p=(np.abs(x),y,z)
    d=ell(p,(0,.46,-4.6),(1.75,1.02,2.35))
    d=add(d,rod(p,(0,.50,-1.95),(1.50,.55,-2.78),.46,.42),.55)
    d=add(d,rod(p,(1.72,.55,-3.02),(2.05,.50,-5.5),.50,.46),.22)
    d=add(d,ell(p,(.72,-.02,-3.85),(.80,.52,.75)),.5)
    # the collar, folded once, in ribs
    t=np.arctan2(x+0*y,-(y-.38)+0*x); ribs=.010*np.cos(t*74)
    lo=ring(p,(0,.43,-2.02),(0,-.16,1),.68,.34,.12); up=ring(p,(0,.40,-1.83),(0,-.24,1),.665,.26,.10)
    return np.minimum(add(d,lo+ribs*.6,.18),up+ribs)
def nets(f,x,y,z):
    """one point in each cell that the surface crosses, one quad across each edge that it crosses"""
    n=np.array(f.shape)-1; c=np.zeros(tuple(n)+(3,),np.float32); k=np.zeros(tuple(n),np.uint8); s=f<0
    corner=[(i,j,l) for i in(0,1) for j in(0,1) for l in(0,1)]; at=lambda o: tuple(slice(o[a],o[a]+n[a]) for a in range(3))
    for a in corner:
        for b in corner:
            if sum(b[i]-a[i] for i in range(3))==1 and all(b[i]>=a[i] for i in range(3)):
                m=s[at(a)]!=s[at(b)]; fa,fb=f[at(a)][m],f[at(b)][m]; t=fa/(fa-fb); k[m]+=1; c[m]+=np.float32(a)+t[:,None]*(np.float32(b)-np.float32(a))
    on=k>0; idx=np.full(tuple(n),-1,np.int32); idx[on]=np.arange(on.sum()); i=np.argwhere(on); pts=i+c[on]/k[on][:,None]
    step=np.float32([x[1]-x[0],y[1]-y[0],z[1]-z[0]]); pts=pts*step+np.float32([x[0],y[0],z[0]]); quads=[]
    for ax in range(3):
        u,v=[a for a in range(3) if a!=ax]; lo=[slice(1,-1)]*3; lo[ax]=slice(0,-1); hi=list(lo); hi[ax]=slice(1,None)
        m=s[tuple(lo)]!=s[tuple(hi)]; flip=s[tuple(lo)][m]; e=np.argwhere(m); e[:,u]+=1; e[:,v]+=1
        def g(du,dv):
            q=e.copy(); q[:,u]-=du; q[:,v]-=dv; return idx[q[:,0],q[:,1],q[:,2]]
        q=np.stack([g(1,1),g(0,1),g(0,0),g(1,0)],-1); w=flip if ax!=1 else ~flip; q[~w]=q[~w][:,::-1]; quads.append(q)
    return pts,np.concatenate(quads)
def mesh(field,step,box):
    x,y,z=[np.arange(a,b+step,step,dtype=np.float32) for a,b in box]; f=field(x[:,None,None],y[None,:,None],z[None,None,:]).astype(np.float32)
    return nets(np.broadcast_to(f,(len(x),len(y),len(z))),x,y,z)
