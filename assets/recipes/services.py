# One event for each service and most case studies that anybody can name, and none that leaves a page dark: a glint runs along
# the tracks or climbs a chart, a card fills with colour, a gust takes the drone, keys flash, levels jump, a thumb scrolls, a lamp
# passes, a page scrolls to its pictures, cars drive, a tube follows a voice, a horizon tips. Made of the finished pictures alone:
# masks in 960 x 720 and linear light.   services.py <picture> ...   -> loops/<picture>.webm and .mp4
from move import *
from events import step,flicker
W,H,N=960,720,72
YY,XX=np.mgrid[0:H,0:W].astype(np.float32)
def soft(m,r): return cv2.GaussianBlur(m.astype(np.float32),(0,0),r)
def area(points,r=2):
    m=np.zeros((H,W),np.float32); cv2.fillPoly(m,[np.int32(points)],1,cv2.LINE_AA); return soft(m,r)[...,None]
def spot(x,y,rx,ry,r=6): return soft(np.hypot((XX-x)/rx,(YY-y)/ry)<1,r)[...,None]
def luma(p): return (p@np.float32([.0722,.7152,.2126]))[...,None]
def red(p):
    """how much of a pixel is vermilion, in BGR"""
    return soft(np.clip((p[...,2]-2.2*p[...,1]-.004)/.03,0,1),1.2)[...,None]
def away(t):
    """the picture goes quickly, waits, and comes back with the event: 1 is the picture"""
    return 1-step(t,.06,.16) if t<.26 else np.clip((t-.26)/.60,0,1)
NAMES={'aviation':'case-aviation','city':'case-drone-city','event':'case-event-live','invest':'case-invest','podcast':'case-podcast-set'}
def picture(name): return NAMES.get(name,'service-'+name)
class Scene:
    def __init__(s,name):
        s.on=cv2.resize(lin(cv2.imread(f'{PICTURES}/{picture(name)}.png')),(W,H),interpolation=cv2.INTER_AREA)
        s.red=red(s.on); s.name=name; s.rng=np.random.default_rng(7); getattr(s,name+'_set',lambda:0)()
    def frame(s,t): return out(getattr(s,s.name)(t),s.rng)
    def content(s,t):
        """a glint runs along the tracks, as what is heard does"""
        along=(XX*.92-YY*.39+.39*H)/(.92*W+.39*H); at=step(t,.04,.44)*1.6-.3; f=np.exp(-((along-at)/.07)**2)[...,None]
        return s.on*(1+f*(.35+2.2*s.red))
    def design_set(s): s.card=area([(262,232),(392,190),(600,452),(570,474)],1.5)*s.red
    def design(s,t):
        """the card fills with colour, from the rivet outwards"""
        along=np.hypot(XX-595,YY-470)/430; f=step(away(t)*1.15-along,0,.10)[...,None]; grey=luma(s.on)*np.float32([.86,.92,1.0])*.8
        return s.on*(1-s.card*(1-f))+grey*s.card*(1-f)
    def drone_set(s):
        p=[(0,505),(0,420),(55,345),(150,300),(70,300),(270,215),(440,180),(560,172),(740,150),(715,85),(800,95),(880,150),(959,170),(959,215),(830,250),(800,350),(790,420),(620,420),(545,470),(535,560),(430,610),(360,575),(345,480),(140,550),(90,530)]
        hole=np.zeros((H,W),np.uint8); cv2.fillPoly(hole,[np.int32(p)],255); hole=cv2.dilate(hole,np.ones((21,21)))
        small=cv2.resize((np.sqrt(np.clip(s.on,0,1))*255).astype(np.uint8),(160,120),interpolation=cv2.INTER_AREA); m=(cv2.resize(hole,(160,120))>0).astype(np.uint8)
        ys,xs=np.mgrid[0:120,0:160]/80.-.75; A=np.stack([xs**i*ys**j for i in range(7) for j in range(7-i)],-1)
        k=m==0; s.bg=np.stack([(A@np.linalg.lstsq(A[k],small[k][:,c].astype(float),rcond=None)[0]) for c in range(3)],-1)
        s.bg=cv2.resize(np.clip(s.bg/255,0,1).astype(np.float32),(W,H),interpolation=cv2.INTER_CUBIC)**2
        s.hold=soft(hole>0,9)[...,None]; s.bg=s.on*(1-s.hold)+s.bg*s.hold
        far=np.abs(np.sqrt(s.on)-np.sqrt(s.bg)).max(-1); a=np.clip((far-.075)/.06,0,1); a=cv2.morphologyEx(a,cv2.MORPH_CLOSE,np.ones((7,7))); s.part=soft(a,.8)[...,None]*s.hold
    def drone(s,t):
        """a gust takes it, and it comes back to its place"""
        u=np.clip((t-.04)/.9,0,1); push=np.sin(2*np.pi*u)*np.sin(np.pi*u); x,y,roll=push*120,-np.sin(np.pi*u)**2*34,-push*7
        if abs(x)+abs(y)<.5: return s.on
        M=cv2.getRotationMatrix2D((500,300),roll,1); M[:,2]+=x,y; d=cv2.warpAffine(np.concatenate([s.on*s.part,s.part],-1),M,(W,H),flags=cv2.INTER_LINEAR)
        near=np.clip(1-(abs(x)+abs(y))/14,0,1)   # what the mask misses fades while it is near its place
        return (s.bg*(1-d[...,3:])+d[...,:3])*(1-near)+s.on*near
    def live_set(s):
        keys=[(10,530,70,60),(55,365,70,45),(140,298,62,40),(222,252,60,34),(262,282,62,38),(425,224,60,34),(482,420,82,50),(865,408,90,52)]
        lit=soft(np.clip((s.on.max(-1)-.14)/.2,0,1),1.5)[...,None]; s.keys=[s.on*spot(*k)*lit for k in keys]; s.keys=[k+1.5*cv2.GaussianBlur(k,(0,0),26) for k in s.keys]
    def live(s,t):
        """somebody cuts from camera to camera: key after key flashes"""
        return s.on+sum(k*np.exp(-max(t-at,0)/.09)*step(t,at-.02,at) for k,at in zip(s.keys,(.34,.10,.42,.26,.50,.18,.58,.06)))*1.1*(1-step(t,.86,.98))
    def mic_set(s):
        body=[(240,360),(262,270),(310,232),(560,195),(700,172),(820,185),(880,235),(880,330),(960,520),(960,580),(760,580),(615,570),(610,480),(560,430),(390,475),(280,450)]
        s.wall=s.red*(1-area(body,14)); s.panel=np.digitize(XX,(211,369,527,691,857))   # a slat stands between two
    def mic(s,t):
        """each panel of light is a level that jumps"""
        w=np.sin(np.pi*np.clip((t-.05)/.9,0,1))**.6; f=np.zeros((H,W),np.float32)
        for i in range(6):
            level=1-w*(.52+.40*np.sin(2*np.pi*(t*(2+i%3)+i*.37))*np.cos(2*np.pi*(t*(3-i%2)+i*.21))); f[s.panel==i]=level
        top=np.clip((YY/H-(1-f*1.12))/.16+.5,0,1)[...,None]; return s.on*(1-s.wall*(1-(.3+.7*top)))
    def social_set(s):
        w,h=500,1100; s.size=(w,h); flat=np.float32([(0,0),(w,0),(w,h),(0,h)]); q=[(374,86),(627,84),(631,630),(369,628)]; s.M=cv2.getPerspectiveTransform(flat,np.float32(q))
        own,next=[cv2.warpPerspective(s.on,cv2.getPerspectiveTransform(np.float32(p),flat),(w,h),flags=cv2.INTER_CUBIC) for p in(q,[(14,112),(234,120),(239,588),(12,598)])]
        own[8:72,155:335]=own[72:136,155:335]   # the camera of the phone stays where it is
        s.feed=np.concatenate([own,next,own]); r=22; s.glass=cv2.dilate(area([(x+(r if x<500 else -r),y+(r if y<360 else -r)) for x,y in q],1),cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(2*r+1,2*r+1)))[...,None]*(1-area([(464,94),(532,94),(532,114),(464,114)],1.5))
    def social(s,t):
        """a thumb scrolls to the next film, and to the next"""
        y=step(t,.10,.26)+step(t,.42,.58); w,h=s.size
        if y%2==0: return s.on
        p=cv2.warpAffine(s.feed,np.float32([[1,0,0],[0,1,-y*h]]),(w,h)); p=cv2.warpPerspective(p,s.M,(W,H),flags=cv2.INTER_CUBIC); return np.maximum(s.on*(1-s.glass)+p*s.glass,0)
    def video(s,t):
        """a lamp passes behind the camera"""
        at=step(t,.02,.55)*1.5-.25; return s.on*(1+1.3*s.red*np.exp(-((XX/W-at)/.16)**2)[...,None])
    def city_set(s):
        road=area([(215,170),(330,190),(420,380),(520,560),(560,719),(360,719),(370,420),(225,235)],6); s.trails=s.on*road*np.clip((s.on.max(-1)-.2)/.2,0,1)[...,None]; s.out=soft(s.on[...,2]>s.on[...,1]*1.25,3)[...,None]; s.far=np.log(YY-60+.01*(YY<61)*1e4)[...,None]
    def city(s,t):
        """cars drive along the avenue, those that leave it in orange"""
        f=lambda way:np.maximum(np.cos(2*np.pi*(s.far*2.2-way*t*3)),0)**6
        return s.on+2.2*s.trails*(f(-1)*s.out+f(1)*(1-s.out))*step(t,.02,.2)*(1-step(t,.8,.98))
    def event(s,t):
        """from lamp to lamp along the bar"""
        at=step(t,.02,.52)*1.5-.25; low=1-step(YY/H,.55,.72); return s.on*(1+1.1*(np.exp(-((XX/W-at)/.11)**2)*low)[...,None])
    def invest(s,t):
        """a glint climbs the chart"""
        at=1.65-step(t,.02,.58)*2.1; lit=soft(np.clip((s.on.max(-1)-.1)/.12,0,1),2)[...,None]; return s.on*(1+1.2*lit*np.exp(-((YY/H+.25*(1-XX/W)-at)/.12)**2)[...,None])
    def podcast(s,t):
        """the tube follows a voice"""
        v=abs(np.sin(2*np.pi*t*5)*np.sin(2*np.pi*t*3+.6))*(.6+.4*np.sin(2*np.pi*t*11))*np.sin(np.pi*np.clip(t/.8,0,1)); blue=np.clip((s.on[...,0]-2.0*s.on[...,2]-.01)/.06,0,1)[...,None]
        return s.on*(1+.75*v*blue)
    def web_set(s):
        s.q=np.float32([(0,24),(598,36),(644,424),(6,500)]); w,h=s.size=(640,480); s.M=cv2.getPerspectiveTransform(np.float32([(0,0),(w,0),(w,h),(0,h)]),s.q); s.glass=area(s.q,3)
        own=cv2.warpPerspective(s.on,np.linalg.inv(s.M),s.size,flags=cv2.INTER_CUBIC); more=np.full_like(own,np.percentile(own.reshape(-1,3),20,axis=0))
        for n,x,y,W1,H1 in(('drone-city',24,24,592,252),('product',24,296,288,160),('agent',328,296,288,160)):
            p=lin(cv2.imread(f'{PICTURES}/case-{n}.png')); k=max(W1/p.shape[1],H1/p.shape[0]); p=cv2.resize(p,None,fx=k,fy=k,interpolation=cv2.INTER_AREA); y0,x0=(p.shape[0]-H1)//2,(p.shape[1]-W1)//2; more[y:y+H1,x:x+W1]=p[y0:y0+H1,x0:x0+W1]*.8
        s.feed=np.concatenate([own,more,own])
    def web(s,t):
        """the page scrolls to its pictures, and on"""
        y=step(t,.08,.30)+step(t,.52,.74); w,h=s.size
        if y%2==0: return s.on
        p=cv2.warpPerspective(cv2.warpAffine(s.feed,np.float32([[1,0,0],[0,1,-y*h]]),s.size),s.M,(W,H),flags=cv2.INTER_CUBIC); return np.maximum(s.on*(1-s.glass)+p*s.glass,0)
    def aviation_set(s):
        """the card below the wings, and what stands still before it"""
        at=lambda *p:[(250+x/2,100+y/2) for x,y in p]; still=[at((238,492),(410,472),(434,474),(438,542),(412,544),(410,500),(242,518)),at((636,450),(806,428),(812,452),(662,470),(662,516),(640,516)),at((540,856),(580,854),(588,998),(550,998))]
        s.still=np.clip(sum(area(p,.7) for p in still)+np.clip(11-np.hypot(XX-518,YY-335.5),0,1)[...,None],0,1)
        hole=cv2.dilate((s.still[...,0]>.02).astype(np.uint8),np.ones((15,15)))
        x=np.array([i for i in range(310,694) if not hole[int(412.5-.374*(i-302.5))-6:,i][:12].any()]); y=[(r:=int(412.5-.374*(i-302.5))-6)+np.average(np.arange(12),weights=s.on[r:r+12,i,0]**4) for i in x]
        far=(YY-np.polyval(np.polyfit(x,y,2),XX))/np.hypot(1,.374)   # in pixels below the horizon, which is the whitest of each column
        small=(np.sqrt(np.clip(s.on,0,1))*255).astype(np.uint8); sky,ground=[(cv2.inpaint(small,(hole|bad).astype(np.uint8),5,cv2.INPAINT_TELEA)/255.)**2 for bad in(far>-8,far<9)]
        k=np.clip(far+.5,0,1)[...,None]; line=np.clip(3.2-np.abs(far),0,1)[...,None]; card=sky*(1-k)+ground*k; card=card*(1-line)+lin(np.uint8([[[248,246,206]]]))*line; h=soft(hole,1)[...,None]; s.card=s.on*(1-h)+card*h
        s.disc=(np.clip((1-np.hypot((XX-500)/210,(YY-333)/231))*90,0,1)*np.clip((YY-137)/8,0,1))[...,None]
    def aviation(s,t):
        """the horizon tips and comes back; the disc is seen from the side, so it is an ellipse"""
        u=np.clip((t-.05)/.9,0,1); a=np.deg2rad(np.sin(2*np.pi*u)*np.sin(np.pi*u)*11); k=229/208
        if a==0: return s.on
        M=np.float32([[np.cos(a),np.sin(a)/k,0],[-np.sin(a)*k,np.cos(a),0]]); M[:,2]=np.float32([500,333])-M[:,:2]@np.float32([500,333])
        p=cv2.warpAffine(s.card.astype(np.float32),M,(W,H),flags=cv2.INTER_CUBIC); return np.maximum(s.on*(1-s.disc*(1-s.still))+p*s.disc*(1-s.still),0)
def loop(name):
    sc=Scene(name); p=picture(name); O=ART+'/loops'; os.makedirs(O,exist_ok=True); raw=f'{O}/{p}.mkv'; w=writer(raw,W,H)
    for k in range(N): w.stdin.write(sc.frame(k/N).tobytes())
    w.stdin.close(); w.wait(); C='-colorspace bt709 -color_primaries bt709 -color_trc bt709 -an -y -v error'.split(); M='scale=out_color_matrix=bt709:out_range=tv,format='
    for crf in(36,40,45,50,55):
        subprocess.run(['ffmpeg','-i',raw,'-vf',M+'yuv420p10le',*C,'-c:v','libsvtav1','-preset','8','-crf',str(crf),'-svtav1-params','film-grain=6:film-grain-denoise=0:lp=1','-g','72','-pix_fmt','yuv420p10le',f'{O}/{p}.webm'],check=True,stderr=subprocess.DEVNULL)
        if os.path.getsize(f'{O}/{p}.webm')<100_000: break
    for crf in(25,28,31,34,37):
        subprocess.run(['ffmpeg','-i',raw,'-vf',M+'yuv420p',*C,'-c:v','libx264','-threads','1','-preset','slow','-crf',str(crf),'-movflags','+faststart',f'{O}/{p}.mp4'],check=True)
        if os.path.getsize(f'{O}/{p}.mp4')<160_000: break
    os.remove(raw); print(p,*[os.path.getsize(f'{O}/{p}.{e}')//1000 for e in('webm','mp4')],flush=True)
if __name__=='__main__':
    for n in sys.argv[1:] or ['aviation','city','content','design','drone','event','invest','live','mic','podcast','social','video','web']: loop(n)
